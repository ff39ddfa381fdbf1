/**
 * Runs in the page before its own code: whatever the browser does at its own time comes late, as on
 * a machine that has much else to do. A play that looks at once for what comes a frame later holds
 * on a quiet machine and fails on a busy one; here it always fails.
 */
export function comeLate(ms) {
  const { requestAnimationFrame: frame, requestIdleCallback: idle, setTimeout: wait } = window
  const { postMessage } = MessagePort.prototype
  const late = new Set()
  let last = 0

  window.requestAnimationFrame = (work) => {
    last += 1
    const id = -last
    late.add(id)
    wait(
      () =>
        frame((now) => {
          if (late.delete(id)) work(now)
        }),
      ms,
    )
    return id
  }
  window.cancelAnimationFrame = (id) => void late.delete(id)
  window.requestIdleCallback = (work, options) => idle(() => wait(work, ms, idleTime), options)
  // The scheduler of React gives itself its turns by messages.
  MessagePort.prototype.postMessage = function post(...args) {
    wait(() => postMessage.apply(this, args), ms)
  }
  const idleTime = { didTimeout: false, timeRemaining: () => 10 }
}
