type Path = readonly (string | number)[]

/** Returns the `data-field` attribute for the field at a path. */
export const fieldPlace = (...path: Path) => path.join('/')

const CONTROLS = 'textarea, input, select, button'

/** Returns the control for the field at a path, or for the nearest parent that has a field. */
export function fieldIn(root: HTMLElement, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(fieldPlace(...path.slice(0, length)))
    const place = root.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const control = place?.querySelector<HTMLElement>(CONTROLS)
    if (control) return control
  }
  return null
}

export const pathStartsWith = (path: Path | undefined, ...part: Path) =>
  path !== undefined && part.every((step, place) => String(path[place]) === String(step))
