import type { Canvas, Spot } from '../canvas/canvas.ts'
import { glow } from '../canvas/shading.ts'
import type { Role } from '../manners/manner.ts'

/** 140 units wide. */
export function drawHearth(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.shape('-70,0! -68,-44! -60,-52 60,-52 68,-44! 70,0!', 'earth2')
    for (const x of [-34, 30]) {
      c.shape(`${x - 18},0! ${x - 16},-24 ${x},-32 ${x + 16},-24 ${x + 18},0!`, 'dark', {
        isFlat: true,
      })
      c.shape(`${x - 9},0! ${x - 8},-12 ${x - 1},-24! ${x + 7},-12 ${x + 9},0!`, 'flame', {
        isFlat: true,
      })
      if (c.key !== 'chitrakar') glow(c, x, -12, 60, 0.5)
    }
    c.shape('-56,-52! -52,-62 -16,-62 -12,-52!', 'grey2')
    c.shape('14,-52! 10,-72 16,-84! 46,-84! 52,-72 48,-52!', 'gold')
    c.thread('32,-92 28,-106 36,-118 30,-134', 'white', 2, { opacity: 0.5 })
  })
}

/** 200 units wide. */
export function drawWorkbench(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const x of [-88, 76]) c.box([x, -62, 14, 62], 'trunk')
    c.box([-102, -76, 204, 16], 'earth')
    c.shape('-84,-76! -84,-96 -54,-96 -54,-76!', 'grey2')
    c.rule('-60,-88 -38,-88', 'grey', 3)
    c.box([-108, -172, 190, 7], 'trunk')
    for (const [i, length] of [46, 34, 52, 40, 30, 48].entries()) drawTool(c, -92 + i * 32, length)
  })
}

function drawTool(c: Canvas, x: number, length: number): void {
  c.rule(`${x},-165 ${x},${-165 + length}`, 'trunk', 3)
  const head = -165 + length
  if (x % 64 === 0)
    c.polygon(
      `${x - 9},${head} ${x + 9},${head} ${x + 7},${head + 12} ${x - 7},${head + 12}`,
      'grey',
    )
  else
    c.shape(
      `${x - 4},${head}! ${x + 4},${head}! ${x + 2},${head + 18} ${x - 2},${head + 18}`,
      'grey2',
    )
}

export function drawGear(c: Canvas, spot: Spot, radius: number, tint: Role = 'grey'): void {
  c.at(spot, () => {
    const teeth = 14
    let outline = ''
    for (let i = 0; i < teeth * 2; i += 1) {
      const reach = i % 2 ? radius : radius * 1.14
      for (const lean of [-0.07, 0.07]) {
        const angle = (i * Math.PI) / teeth + lean
        outline += `${Math.cos(angle) * reach},${Math.sin(angle) * reach} `
      }
    }
    c.polygon(outline, tint)
    c.disc([0, 0, radius * 0.66], 'dark', { isFlat: true })
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const angle = (spoke * Math.PI) / 3
      c.rule(`0,0 ${Math.cos(angle) * radius * 0.72},${Math.sin(angle) * radius * 0.72}`, tint, 6)
    }
    c.disc([0, 0, radius * 0.2], 'gold')
  })
}

/** 150 units tall. */
export function drawBoiler(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.rule('-20,-150 -20,-300', 'grey2', 12)
    c.shape('-60,0! -62,-110 -44,-150 44,-150 62,-110 60,0!', 'grey')
    for (const y of [-24, -76, -124]) c.rule(`-60,${y} 60,${y}`, 'dark', 2, { dash: '3 9' })
    for (const x of [-22, 24]) {
      c.disc([x, -98, 14], 'gold')
      c.disc([x, -98, 10], 'white', { isFlat: true })
      c.rule(`${x},-98 ${x + 5},-105`, 'ink', 1.6)
    }
    c.disc([0, -44, 22], 'dark')
    c.disc([0, -44, 15], 'flame', { isFlat: true })
    if (c.key !== 'chitrakar') glow(c, 0, -44, 70, 0.5)
    c.rule('62,-60 110,-60 110,0', 'grey2', 8)
  })
}

/** 220 units wide. */
export function drawConsole(c: Canvas, spot: Spot): void {
  const lights: readonly Role[] = ['flame', 'cloth1', 'cloth4', 'cloth3', 'white']
  c.at(spot, () => {
    c.polygon('-116,0 -98,-64 98,-64 116,0', 'grey2')
    c.polygon('-98,-64 -88,-82 88,-82 98,-64', 'grey')
    for (let i = 0; i < 15; i += 1) {
      const light = lights[(i * 3) % lights.length] ?? 'flame'
      const [x, y] = [-84 + (i % 8) * 24, i < 8 ? -50 : -30]
      c.disc([x, y, 4], light, { isFlat: true, outline: 0.6 })
    }
    for (const x of [-40, 0, 40]) {
      c.rule(`${x},-78 ${x + 6},-98`, 'gold', 3)
      c.disc([x + 6, -100, 4], 'cloth1')
    }
  })
}
