export default (game) => localStorage.getItem(`leadenhall/journal/${game}`);
