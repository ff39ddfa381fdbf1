/** Animates only the opening, because cancelling a closing animation prevents the unmount. */
export const entrance = (animation: string) => ({
  animation,
  '&[data-exiting]': { animation: 'none' },
})
