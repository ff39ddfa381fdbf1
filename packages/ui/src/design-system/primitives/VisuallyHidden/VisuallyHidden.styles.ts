import { lineWidth, optical } from '../../theme/sizes.ts'

export const visuallyHiddenStyles = {
  hidden: {
    position: 'absolute' as const,
    inlineSize: lineWidth.hairline,
    blockSize: lineWidth.hairline,
    margin: `-${optical}`,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap' as const,
  },
}
