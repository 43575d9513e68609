// What a reader has chosen in the settings, kept before the page begins.
export default (chosen) => localStorage.setItem("leadenhall/settings", JSON.stringify(chosen));
