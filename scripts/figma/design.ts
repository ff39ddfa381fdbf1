/** Where the pieces stand in a Figma file: what `.storybook/figma.json` holds. */
export interface Design {
  /** Address of the file; empty as long as there is none. */
  file: string
  /** Id of each piece in it. */
  nodes: Readonly<Record<string, string>>
}

/** Address of a piece's component; undefined as long as it has none. */
export function designOf({ file, nodes }: Design, piece: string): string | undefined {
  const id = nodes[piece]
  return file === '' || id === undefined ? undefined : `${file}?node-id=${id.replace(':', '-')}`
}
