// What the reader has chosen before the page is opened for the first time.
export default (chosen) => {
  localStorage["leadenhall/settings"] ??= JSON.stringify({ pace: "off", motion: "off", ...chosen });
};
