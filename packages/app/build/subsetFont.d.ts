/** What the build uses of subset-font; the package ships no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2'
    /** Leaves out what only coarse screens use to sharpen letters. */
    noHinting: boolean
  }
  /** The font with those letters of it that `text` uses. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
