/** A file that was brought: alone, with others, in a folder or in a zip. */
export interface SourceFile {
  /** With the folders that it lies in, parted by `/`. */
  name: string
  bytes: Uint8Array
}

/** A file that holds text. */
export interface TextFile {
  name: string
  text: string
}

/** What a file is called without its folders. */
export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** The folders that a file lies in, with a `/` at the end; blank at the top. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

/** The end of a name in small letters, without its dot. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]+)$/iu.exec(baseName(name))?.[1]?.toLowerCase() ?? ''

/** What programs leave beside the files of people. */
export const isLitter = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]*)(?:\/|$)/u.test(name)
