import { art, bar, control, icon, lineWidth, offset, pane, space } from '../../theme/sizes.ts'
import { card, column, measure, picture, popup, thumb, tile } from '../../theme/widths.ts'
import { sizesStyles as styles } from './Sizes.styles.ts'

export interface SizesProps {
  /** Whether the lengths lie along the line or stand up from it. */
  axis: 'widths' | 'heights'
}

const scales = {
  widths: { space, lineWidth, offset, icon, thumb, tile, card, column, popup, picture, measure },
  heights: { control, bar, art, pane },
} as const

/** For each scale of the theme: what it is for, so that nobody picks a step by its value alone. */
const purposes: Record<string, string> = {
  space: 'Distances between things: paddings, gaps, margins. Plus is the half step above.',
  lineWidth: 'Borders, rules and rings.',
  offset: 'How far a line stands off what it marks.',
  icon: 'Marks and dots in a line of text.',
  thumb: 'Covers in lists.',
  tile: 'Least widths of cells, fields and tiles that share a row.',
  card: 'Cards in a row; Peek is a phone’s, where the next one looks in.',
  column: 'Columns beside a page’s main one, and fields as wide.',
  popup: 'What opens over a page.',
  picture: 'Photographs of the guide.',
  measure: 'Widths that keep a page, a sheet or a line of story readable.',
  control: 'Heights of what is pressed or filled in: least for a pointer, touch for a finger.',
  bar: 'Bars that cross a page, and rows as high as one.',
  art: 'Sides of drawings that stand by themselves.',
  pane: 'Boxes whose content scrolls, or grows into them.',
}

/** Every scale of lengths, each step drawn as long as it is. */
export function Sizes({ axis }: SizesProps) {
  const dimension = axis === 'widths' ? 'inlineSize' : 'blockSize'

  return (
    <div css={styles.page}>
      {Object.entries<Record<string, string>>(scales[axis]).map(([scale, steps]) => (
        <section css={styles.scale} key={scale}>
          <h2 css={styles.heading}>{scale}</h2>
          <p css={styles.purpose}>{purposes[scale]}</p>
          <dl css={axis === 'widths' ? styles.across : styles.upright}>
            {Object.entries(steps).map(([step, length]) => (
              <div css={styles.step} key={step}>
                <dt css={styles.name}>
                  {scale}.{step} {length}
                </dt>
                <dd css={styles.length} data-length={length} style={{ [dimension]: length }} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
