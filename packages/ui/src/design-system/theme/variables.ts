const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the name of the CSS variable for a color, such as `--ui-text-muted`. */
export const colorVariable = (name: string) => `--ui-${dashed(name)}`

/** Returns the name of the CSS variable for another token, such as `--ui-space-m`. */
export const steadyVariable = (group: string, name: string) =>
  `--ui-${dashed(group)}-${dashed(name)}`
