/** Chromatic modes, each theme and width once. Other languages have their own stories. */
export const modes = {
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'light 360': { theme: 'light', viewport: 360 },
  'contrast 768': { theme: 'contrast', viewport: 768 },
} as const

const onlyAt = (width: number) => ({
  chromatic: {
    modes: Object.fromEntries(
      Object.entries(modes)
        .filter(([, { viewport }]) => viewport !== width)
        .map(([name]) => [name, { disable: true }]),
    ),
  },
})

/** Parameters of a story whose play function needs the width of a phone. */
export const onlyOnPhones = onlyAt(360)

/** Parameters of a story whose play function needs the width of a desktop. */
export const onlyOnDesks = onlyAt(1280)

/** Parameters of a story without a snapshot. */
export const noPicture = { chromatic: { disableSnapshot: true } }

const viewportOf = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} pixels`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

export const viewports = {
  phone360: viewportOf(360, 740, 'mobile'),
  tablet768: viewportOf(768, 1024, 'tablet'),
  desk1280: viewportOf(1280, 800, 'desktop'),
}
