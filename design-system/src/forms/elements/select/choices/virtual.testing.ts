/** In tests, React Aria draws every row of a long list, unless the environment says otherwise. For `beforeEach`. */
export function drawOnlyWhatIsInSight() {
  Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
  return () => void Reflect.deleteProperty(globalThis, 'process');
}
