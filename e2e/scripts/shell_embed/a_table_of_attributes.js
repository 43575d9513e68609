// Puts another table in the place of the example's, and says where it stands once it is open.
export default (attributes) => {
  const table = document.createElement("leadenhall-table");
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  return new Promise((resolve) => {
    for (const type of ["opened", "error"])
      table.addEventListener(`leadenhall-${type}`, ({ detail }) => resolve({ ...detail, height: table.offsetHeight }));
    document.querySelector("leadenhall-table").replaceWith(table);
    table.open();
  });
};
