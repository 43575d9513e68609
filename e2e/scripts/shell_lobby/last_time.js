// What a browser has kept of the last set-up.
export default (text) => localStorage.setItem("leadenhall/setup", text);
