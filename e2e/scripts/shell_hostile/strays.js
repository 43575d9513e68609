export default (strays) => {
  for (const [key, value] of Object.entries(strays)) localStorage.setItem(key, value);
};
