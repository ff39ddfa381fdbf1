export const earlierTurnsStyles = () => ({
  place: {
    display: 'grid',
    justifyItems: 'center',
    // Prevents the browser from using the button as its scroll anchor.
    overflowAnchor: 'none' as const,
    '&:empty': { display: 'none' },
  },
})
