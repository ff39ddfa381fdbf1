const dark = { theme: 'dark', viewport: 1280 } as const
const light = { theme: 'light', viewport: 1280 } as const

/** Chromatic modes of screens. Separate stories show other languages. */
export const pageModes = {
  'dark 1280': dark,
  'light 1280': light,
  'dark 360': { theme: 'dark', viewport: 360 },
  'contrast 768': { theme: 'contrast', viewport: 768 },
} as const

/** Enables snapshots, which are disabled for all other stories (ADR 33). */
const picturedIn = <Modes extends object>(modes: Modes) => ({
  chromatic: { disableSnapshot: false, modes },
})

export const sheetPicture = picturedIn({ 'dark 1280': dark, 'light 1280': light })

export const asPage = { layout: 'fullscreen', ...picturedIn(pageModes) } as const

const onlyAt = (width: number) => ({
  chromatic: {
    modes: Object.fromEntries(
      Object.entries(pageModes)
        .filter(([, { viewport }]) => viewport !== width)
        .map(([name]) => [name, { disable: true }]),
    ),
  },
})

/** Story parameters of a screen whose play function needs the width of a phone. */
export const onlyOnPhones = onlyAt(360)

/** Story parameters of a screen whose play function needs the width of a desktop. */
export const onlyOnDesks = onlyAt(1280)

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
