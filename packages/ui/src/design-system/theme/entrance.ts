/** Animates only the entry, because cancelling an exit animation would prevent the unmount. */
export const entrance = (animation: string) => ({
  animation,
  '&[data-exiting]': { animation: 'none' },
})
