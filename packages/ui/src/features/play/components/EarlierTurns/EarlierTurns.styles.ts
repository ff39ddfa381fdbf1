export const earlierTurnsStyles = () => ({
  place: {
    display: 'grid',
    justifyItems: 'center',
    // Else the button itself would be what the browser keeps in its place.
    overflowAnchor: 'none' as const,
    '&:empty': { display: 'none' },
  },
})
