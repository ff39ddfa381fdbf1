import { skeletonStyles as styles } from './Skeleton.styles.ts'

export interface SkeletonProps {
  shape: 'text' | 'leaf' | 'torana' | 'block'
  width?: string
  /** CSS height. `torana` is always 16:9. */
  height?: string
}

/** A placeholder during loading. It is not announced, so add a "Loading" text. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      css={[styles.shape, styles[shape]]}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
