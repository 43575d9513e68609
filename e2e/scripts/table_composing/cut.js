// Places of the foot whose words are cut off.
export default () =>
  [...document.querySelectorAll(".decision .foot .again")]
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent);
