import { contrastRatio } from '../../../design-system/theme/contrast.ts'
import { contrastPairs } from '../../../design-system/theme/contrastPairs.ts'
import { palettes, type ThemeName } from '../../../design-system/theme/tokens.ts'
import { coloursStyles as styles } from './Colours.styles.ts'

export interface ColoursProps {
  name: ThemeName
}

export function Colours({ name }: ColoursProps) {
  const palette = palettes[name]

  return (
    <ul css={styles.grid}>
      {contrastPairs.map(({ text, ground, least }) => (
        <li
          css={styles.swatch}
          key={`${text} ${ground}`}
          style={{ background: palette[ground], color: palette[text] }}
        >
          <b css={styles.ratio}>{contrastRatio(palette[text], palette[ground]).toFixed(2)}</b>
          {least < 4.5 ? (
            <i css={styles.edge} style={{ borderColor: palette[text] }} />
          ) : (
            <span>
              {text} on {ground}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
