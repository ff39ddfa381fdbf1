import type { CSSObject } from '@emotion/react'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, pigment, icon, lineWidth, media } = theme

const halves = (left: string, right: string) => ({
  background: `linear-gradient(90deg, ${left} 50%, ${right} 50%)`,
})
const thirds = (one: string, two: string, three: string) => ({
  background: `conic-gradient(${one} 0 33%, ${two} 33% 66%, ${three} 66%)`,
})

const styles = {
  disc: {
    flex: 'none',
    display: 'block',
    inlineSize: icon.xl,
    blockSize: icon.xl,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: color.leaf,
    [media.forcedColors]: { forcedColorAdjust: 'none' as const },
  },
  paints: {
    kathakar: { background: color.leaf },
    tenali: halves(pigment.hingula, pigment.haldi),
    birbal: halves(pigment.mor, color.leaf),
    vyasa: halves(pigment.neel, pigment.geru),
    vishvakarma: thirds(pigment.ochre, pigment.neel, color.leaf),
    chitrakar: halves(color.leaf, color.leafAccent),
    ajanta: thirds(pigment.geru, pigment.ochre, pigment.mor),
    ravivarma: thirds(pigment.hingula, pigment.mor, pigment.haldi),
  },
}

export function ModelSwatch({ modelKey }: { modelKey: string }) {
  const paints: Readonly<Record<string, CSSObject>> = styles.paints

  return <span aria-hidden="true" css={[styles.disc, paints[modelKey]]} />
}
