/** Between one piece of long work and the next others are served. */
export const servingOthers = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
