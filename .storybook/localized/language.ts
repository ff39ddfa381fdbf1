import { readEnglish, type Reader } from './reader.ts'

let reader: Reader = readEnglish

/** From here on plays read the screen in this language. */
export function speak(next: Reader): void {
  reader = next
}

export const speaksEnglish = () => reader === readEnglish
export const readings = (text: string): readonly string[] => reader(text)
