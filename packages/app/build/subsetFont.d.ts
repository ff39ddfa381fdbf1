/** Types for subset-font. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2'
    /** Drops hinting, because only low-resolution screens use it. */
    noHinting: boolean
  }
  /** Returns the font with only the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
