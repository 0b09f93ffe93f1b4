/** For the test of the areas; what runs them is plain JavaScript. */
export const AREAS: Readonly<
  Record<
    string,
    { mutate: readonly string[]; tests: readonly string[]; leaveOut?: readonly string[]; keepPacks?: boolean }
  >
>;
export const EQUIVALENT: readonly { file: string; original: string; replacement: string; why: string }[];
