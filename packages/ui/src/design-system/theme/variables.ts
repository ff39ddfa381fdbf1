const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the CSS variable of a color, which follows the theme: `--ui-text-muted`. */
export const colorVariable = (name: string) => `--ui-${dashed(name)}`

/** Returns the CSS variable of another token: `--ui-space-m`. */
export const steadyVariable = (group: string, name: string) =>
  `--ui-${dashed(group)}-${dashed(name)}`
