import { skeletonStyles as styles } from './Skeleton.styles.ts'

export interface SkeletonProps {
  shape: 'text' | 'leaf' | 'torana' | 'block'
  width?: string
  /** CSS height. The shape `torana` always has the ratio 16:9. */
  height?: string
}

/** Placeholder during loading. Screen readers ignore it, so add the text "Loading" for them. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      css={[styles.shape, styles[shape]]}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
