/** Pages drawn by Next's server while it builds, and served as files. */
export default { output: 'export' }
