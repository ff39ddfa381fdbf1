export interface SourceFile {
  /** Path with `/` as separator. */
  name: string
  bytes: Uint8Array
}

export interface TextFile {
  name: string
  text: string
}

export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

export const endingOf = (name: string): string =>
  /\.([a-z0-9]+)$/iu.exec(baseName(name))?.[1]?.toLowerCase() ?? ''

/** Returns true for files that programs create, such as `__MACOSX`. */
export const isSystemFile = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]*)(?:\/|$)/u.test(name)
