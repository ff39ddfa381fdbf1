/** Converts a `unicode-range` to a regular expression. */
const patternOf = (range: string) =>
  new RegExp(
    `[${range.replaceAll(
      /U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi,
      (_span, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
    )}]`,
    'u',
  )

const unquoted = (family: string) => family.replaceAll('"', '').trim()

interface DeferredFont {
  face: FontFace
  family: string
  has: RegExp
}

function deferredFont({ style }: CSSFontFaceRule): DeferredFont {
  const said = (name: string) => style.getPropertyValue(name)
  const [family, unicodeRange] = [said('font-family'), said('unicode-range')]
  const face = new FontFace(unquoted(family), said('src'), {
    style: said('font-style'),
    weight: said('font-weight'),
    unicodeRange,
    display: 'swap',
  })
  return { face, family: unquoted(family), has: patternOf(unicodeRange) }
}

async function visibleInLanguages(): Promise<Element[]> {
  const named = [...document.body.querySelectorAll('[lang]:not(:has([lang]))')]
  if (named.length === 0) return []
  const looks = await new Promise<IntersectionObserverEntry[]>((looked) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      looked(entries)
    })
    for (const element of named) observer.observe(element)
  })
  return looks.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))
}

function fontsOf(element: Element, faces: readonly DeferredFont[]): FontFace[] {
  const words = element.textContent.replace(/\s/g, '')
  const fitting = faces.filter(({ has }) => has.test(words))
  if (fitting.length === 0) return []
  const voice = getComputedStyle(element).fontFamily.split(',').map(unquoted)
  const first = voice.find((name) => fitting.some(({ family }) => family === name))
  return fitting.filter(({ family }) => family === first).map(({ face }) => face)
}

const yieldToInput = () => new Promise((resolve) => setTimeout(resolve))

/** Loads deferred fonts. Applies them together, because each causes a layout. */
export async function loadDeferredFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-letters]')
  if (!link) return
  if (!link.sheet) {
    await new Promise((arrived) => link.addEventListener('load', arrived, { once: true }))
  }
  const rules = [...(link.sheet?.cssRules ?? [])]
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(deferredFont)
  await yieldToInput()
  const foreign = faces.filter(
    ({ face, has }) => face.style === 'normal' && face.weight === '400' && !has.test('a'),
  )
  const shown = (await visibleInLanguages()).flatMap((element) => fontsOf(element, foreign))
  await Promise.allSettled([...new Set(shown)].map((face) => face.load()))
  for (const { face } of faces) document.fonts.add(face)
}
