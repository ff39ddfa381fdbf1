import { positionOf, widthsOf } from '@kathasagar/story/storedPicture'
import { useState } from 'react'

import { useImageFailure } from '../../hooks/useImageFailure.ts'
import { firstGrapheme } from '../../format/graphemes.ts'
import { faceOfName } from '../../theme/faceOfName.ts'
import { initialGrounds } from '../../theme/tokens.ts'
import { theme } from '../../theme/theme.ts'

const { color, font, radius, optical, lineWidth } = theme

const styles = {
  disc: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    // Clips the image but not the gold ring, which is a shadow.
    overflow: 'hidden',
    paddingBlockStart: optical,
    borderRadius: radius.full,
    boxShadow: `0 0 0 ${lineWidth.hairline} ${color.canvas}, 0 0 0 ${lineWidth.thick} ${color.lineGold}`,
    color: color.onBrand,
    fontFamily: font.display,
    fontWeight: 400,
    lineHeight: 1,
    userSelect: 'none' as const,
  },
  picture: {
    inlineSize: '100%',
    blockSize: '100%',
    marginBlockStart: `-${optical}`,
    objectFit: 'cover' as const,
  },
}

export interface AvatarProps {
  /** Name that determines the initial and its background color. */
  name: string
  /** URL of the image. If the image is missing or cannot be loaded, the initial is shown. */
  src?: string | null | undefined
  /** Diameter, in pixels. Default: 28. */
  size?: number
}

const initialOf = (name: string) => firstGrapheme(name.trim()).toLocaleUpperCase()

function groundOf(name: string): string {
  const sum = [...name].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0)
  return initialGrounds[sum % initialGrounds.length] ?? initialGrounds[0]
}

/** Image or initial of a person. It is decorative, so the name should be next to it. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const hasPicture = src && src !== failedSrc
  const picture = useImageFailure(src, setFailedSrc)
  const initial = initialOf(name)

  return (
    <span
      aria-hidden="true"
      css={[
        styles.disc,
        faceOfName(initial, theme),
        { background: groundOf(name), inlineSize: size, blockSize: size, fontSize: size / 2 },
      ]}
    >
      {hasPicture ? (
        <img
          {...picture}
          alt=""
          css={[styles.picture, { objectPosition: positionOf(src) }]}
          sizes={`${size}px`}
          srcSet={widthsOf(src)}
        />
      ) : (
        initial
      )}
    </span>
  )
}
