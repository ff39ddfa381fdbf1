type Path = readonly (string | number)[]

/** What the element around a field says of its place in the structure: `data-field={fieldPlace(…)}`. */
export const fieldPlace = (...path: Path) => path.join('/')

const CONTROLS = 'textarea, input, select, button'

/** The control for a path, or for the nearest part around it that has one. */
export function fieldIn(root: HTMLElement, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(fieldPlace(...path.slice(0, length)))
    const place = root.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const control = place?.querySelector<HTMLElement>(CONTROLS)
    if (control) return control
  }
  return null
}

/** Whether a path leads into a part. */
export const leadsInto = (path: Path | undefined, ...part: Path) =>
  path !== undefined && part.every((step, place) => String(path[place]) === String(step))
