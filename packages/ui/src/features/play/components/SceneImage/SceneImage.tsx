import { positionOf } from '@kathasagar/story/storedPicture'
import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, frame, motion, media, radius } = theme

const styles = {
  figure: { marginBlock: space.xs },
  // Ornamental background behind the image.
  frame: {
    ...frame,
    position: 'relative' as const,
    padding: space.xs,
    background: `var(--ui-jali) content-box, ${color.canvas}`,
    // The image with its frame uses at most a third of the height of the log.
    '--ui-picture': `calc(100cqb / 3 - 2 * (${space.sPlus} + ${space.xs}))`,
    [media.lowLog]: {
      padding: 0,
      border: `${theme.lineWidth.hairline} solid ${color.lineGold}`,
      borderImage: 'none',
      '--ui-picture': `calc(100cqb / 3 - 2 * ${theme.lineWidth.hairline})`,
    },
    // Subtracts the height of the caption from the height of the image.
    'figure:has(figcaption) > &': { '--ui-caption': space.xl },
  },
  image: {
    inlineSize: '100%',
    aspectRatio: '16/9',
    maxBlockSize: `calc(var(--ui-picture) - var(--ui-caption, ${space.hair} * 0))`,
    objectFit: 'cover' as const,
    background: color.surface,
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.slow} ${motion.ease}`,
  },
  // The image expands from the middle when it has loaded.
  pending: { clipPath: 'inset(0 50%)' },
  fallback: {
    display: 'grid',
    alignContent: 'center',
    gap: space.s,
    aspectRatio: '16/9',
    maxBlockSize: `calc(var(--ui-picture) - var(--ui-caption, ${space.hair} * 0))`,
    padding: space.m,
    background: color.surface,
    color: color.textSecondary,
    fontFamily: font.story,
    fontStyle: 'italic',
    textAlign: 'center' as const,
    overflow: 'auto',
  },
  failed: {
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.label,
    fontStyle: 'normal',
    fontWeight: 400,
  },
  enlarge: {
    position: 'absolute' as const,
    inset: 0,
    placeItems: 'end',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    borderRadius: 0,
    cursor: 'zoom-in',
    '&[data-hovered]': { background: 'transparent' },
    '& > svg': {
      boxSizing: 'content-box' as const,
      margin: space.sPlus,
      padding: space.xs,
      borderRadius: radius.full,
      background: color.overlay,
      color: color.accent,
      [media.lowLog]: { margin: space.hair },
    },
  },
  enlarged: {
    display: 'block',
    inlineSize: `min(100%, 0.7 * 16 / 9 * ${theme.screen.dynamic})`,
    aspectRatio: '16/9',
    marginInline: 'auto',
    objectFit: 'contain' as const,
  },
  caption: {
    marginBlockStart: space.xs,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    textAlign: 'center' as const,
  },
}

export interface SceneImageProps {
  src: string
  /** Alternative text, which replaces an image that cannot be loaded. */
  alt: string
  caption?: string | undefined
}

export function SceneImage({ src, alt, caption }: SceneImageProps) {
  const { play, reading } = usePlayMessages()
  const [status, setStatus] = useState<'pending' | 'shown' | 'failed'>('pending')
  const [isEnlarged, setIsEnlarged] = useState(false)

  return (
    <figure css={styles.figure}>
      <div css={styles.frame}>
        {status === 'failed' ? (
          <p css={styles.fallback}>
            <strong css={styles.failed}>{play.imageFailed}</strong> {alt}
          </p>
        ) : (
          <img
            alt={alt}
            css={[
              styles.image,
              { objectPosition: positionOf(src) },
              status === 'pending' && styles.pending,
            ]}
            onError={() => setStatus('failed')}
            onLoad={() => setStatus('shown')}
            src={src}
          />
        )}
        {status === 'shown' && (
          <IconButton
            css={styles.enlarge}
            icon="fit"
            label={play.enlargePicture}
            onPress={() => setIsEnlarged(true)}
          />
        )}
      </div>
      {caption && <figcaption css={styles.caption}>{caption}</figcaption>}
      <Dialog
        actions={<Button onPress={() => setIsEnlarged(false)}>{play.close}</Button>}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        size="large"
        title={caption ?? reading.voices.picture}
      >
        <img alt={alt} css={styles.enlarged} src={src} />
      </Dialog>
    </figure>
  )
}
