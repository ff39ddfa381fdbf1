export const visuallyHiddenStyles = {
  hidden: {
    position: 'absolute' as const,
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap' as const,
  },
}
