/** Called after a paint with the view that was there before. */
export function moved() {}
