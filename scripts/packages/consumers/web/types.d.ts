declare module '*.css' {}
declare module '*.svg' {
  const address: string
  export default address
}
declare const process: { stdout: { write: (text: string) => void } }
