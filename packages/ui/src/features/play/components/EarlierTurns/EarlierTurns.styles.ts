export const earlierTurnsStyles = () => ({
  place: {
    display: 'grid',
    justifyItems: 'center',
    // Otherwise the browser would use the button as its scroll anchor.
    overflowAnchor: 'none' as const,
    '&:empty': { display: 'none' },
  },
})
