// What a reader has chosen in the settings, kept before the page begins; what was chosen there since stays.
export default (chosen) => {
  localStorage["leadenhall/settings"] ??= JSON.stringify(chosen);
};
