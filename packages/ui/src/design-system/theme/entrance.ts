/** Entry animation only. React Aria never unmounts an overlay whose animation is cancelled. */
export const entrance = (animation: string) => ({
  animation,
  '&[data-exiting]': { animation: 'none' },
})
