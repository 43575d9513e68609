// What is wrong with the accounts that the full recap shows.
export default (s) => {
  const { accounts, money } = s.ui.recapOpen.found;
  const sum = (parts) => parts.reduce((all, { amount }) => all + amount, 0);
  const wrong = accounts.filter(({ before, now, lines }) =>
    ["cash", "points"].some((unit) => before[unit] + sum(lines.filter((line) => line.unit === unit)) !== now[unit]),
  );
  const flows = money.filter((flow) => flow.before.amount + sum(flow.in) !== sum(flow.out) + flow.now.amount);
  return [...wrong, ...flows];
};
