// Offers between seats: made, countered and answered through the dialog, or answered beside the table.
export default (hands) => {
  hands.deal = () => hands.stuck("deals cannot be made by hand yet");
  return hands;
};
