interface Place {
  /** 0 is the first row. */
  index: number;
  /** How often the samples were used up before this row. */
  round: number;
}

/** Makes as many rows as asked for, from the samples in their order and then from the first one again. */
export function rowsFrom<Sample, Row>(
  samples: readonly Sample[],
  count: number,
  make: (sample: Sample, place: Place) => Row,
): Row[] {
  const rows: Row[] = [];
  for (let round = 0; samples.length > 0 && rows.length < count; round += 1) {
    for (const sample of samples.slice(0, count - rows.length)) rows.push(make(sample, { index: rows.length, round }));
  }
  return rows;
}
