import type { Canvas, Spot } from '../canvas/canvas.ts'

/** 210 units long. */
export function drawBed(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const x of [-100, -86, 84, 98]) {
      c.shape(
        `${x - 5},0! ${x - 3},-26 ${x - 6},-44 ${x + 6},-44 ${x + 3},-26 ${x + 5},0!`,
        'trunk',
      )
    }
    c.box([-108, -44, 216, 10], 'trunk')
    c.shape('-104,-46! -100,-60 -30,-64 40,-60 104,-62 106,-46!', 'white')
    c.shape('-20,-46! -16,-66 40,-72 102,-66 108,-30! -14,-28!', 'cloth3')
    for (let x = 4; x < 100; x += 20) c.thread(`${x},-66 ${x + 4},-48 ${x},-30`, 'gold', 1.2)
    c.shape('-102,-60 -92,-74 -66,-74 -58,-62 -74,-58', 'cloth1')
  })
}

/** 170 units wide and 74 tall. */
export function drawTable(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const x of [-72, 64]) c.box([x, -66, 9, 66], 'trunk')
    c.box([-86, -76, 172, 12], 'earth')
    c.box([-76, -64, 152, 14], 'trunk', { depth: 0.1 })
  })
}

/** 190 units wide. */
export function drawDesk(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.box([-92, -72, 184, 72], 'trunk')
    for (const x of [-84, 44]) {
      for (const y of [-64, -42, -20]) {
        c.box([x, y, 40, 18], 'earth2')
        c.disc([x + 20, y + 9, 2.4], 'gold', { isFlat: true })
      }
    }
    c.box([-36, -62, 72, 62], 'dark', { isFlat: true })
    c.box([-98, -82, 196, 11], 'earth')
    drawBooks(c, { x: -66, y: -82 })
    drawBooks(c, { x: 62, y: -82, scale: 0.8 })
    c.polygon('-18,-82 22,-82 18,-88 -14,-88', 'white')
  })
}

/** 46 units wide. */
export function drawBooks(c: Canvas, spot: Spot): void {
  const covers = ['cloth1', 'cloth3', 'roof', 'cloth4'] as const
  c.at(spot, () => {
    covers.forEach((cover, i) => {
      const left = -22 + ((i * 7) % 5)
      c.box([left, -10 * (i + 1), 44, 9], cover, { outline: 0.8 })
      c.rule(`${left + 3},${-10 * i - 5} ${left + 41},${-10 * i - 5}`, 'white', 1, { opacity: 0.6 })
    })
  })
}

/** 130 units wide. */
export function drawBench(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    for (const x of [-54, 46]) c.box([x, -30, 8, 30], 'trunk')
    c.box([-64, -38, 128, 9], 'earth2')
  })
}

export function drawSeats(c: Canvas, spot: Spot, count: number): void {
  c.at(spot, () => {
    for (let i = 0; i < count; i += 1) {
      c.stamp('seat', { x: i * 62, y: 0 }, () => {
        c.shape('-24,0! -26,-46 -18,-60 18,-60 26,-46 24,0!', 'cloth1')
        c.thread('-18,-52 0,-56 18,-52', 'gold', 1.4)
      })
    }
  })
}

/** 190 units wide. */
export function drawBlackboard(c: Canvas, spot: Spot): void {
  c.at(spot, () => {
    c.box([-100, -120, 200, 120], 'trunk')
    c.box([-92, -112, 184, 100], '#26332c', { isFlat: true })
    for (const [y, to] of [
      [-94, 58],
      [-74, 30],
      [-54, 66],
    ] as const) {
      c.rule(`-76,${y} ${to},${y}`, 'white', 2, { dash: '9 6', opacity: 0.85 })
    }
    c.ring([56, -34, 13], 'white', 1.6)
    c.box([-60, -12, 40, 5], 'white', { outline: 0 })
  })
}
