import { markerOf } from '../markers.ts'
import './readDrawing.ts'

/** What opens over the page. */
const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip']
const overPage = () =>
  [...document.querySelectorAll(OVERLAYS.map((role) => `[role="${role}"]`).join())].filter(
    (element) => !element.closest('#storybook-root') && !element.parentElement?.closest('[role]'),
  )

const inPage = () => [...(document.querySelector('.story-ground')?.children ?? [])]

/** Puts a marker in the place of every colour, and stops what moves. */
function wearMarkers(variables: readonly string[]) {
  const sheet = document.createElement('style')
  const markers = variables.map((name, place) => `${name}: ${markerOf(place)} !important;`)
  sheet.textContent = `*, ::before, ::after { ${markers.join(' ')} }`
  const still = document.createElement('style')
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }'
  document.head.append(sheet, still)
  window.markers = sheet
}

const settled = async () => {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Reads what stands on the page: `sheet` has the states of a sheet by their captions. */
export const reader = {
  begin(colours: readonly { name: string; css: string }[]) {
    window.colourNames = colours.map(({ name }) => name)
    wearMarkers(colours.map(({ css }) => css))
  },
  async read() {
    await settled()
    const over = overPage()
    return window.readDrawing(over.length > 0 ? over : inPage())
  },
  async sheet() {
    await settled()
    return [...document.querySelectorAll('.states-sheet:not(.states-sheet-framed) figure')].map(
      (figure) => ({
        caption: figure.querySelector('figcaption')?.textContent ?? '',
        drawing: window.readDrawing([...(figure.lastElementChild?.children ?? [])]),
      }),
    )
  },
}

Object.assign(window, { reader })
