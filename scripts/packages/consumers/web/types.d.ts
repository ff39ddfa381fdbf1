declare module '*.css' {}
declare module '*.svg' {
  const address: string
  export default address
}
declare const process: { argv: readonly string[]; stdout: { write: (text: string) => void } }
