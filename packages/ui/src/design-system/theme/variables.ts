const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The CSS variable of a colour, which follows the theme: `--ui-text-muted`. */
export const colorVariable = (name: string) => `--ui-${dashed(name)}`

/** The CSS variable of any other token: `--ui-space-m`. */
export const steadyVariable = (group: string, name: string) =>
  `--ui-${dashed(group)}-${dashed(name)}`
