/** Ridge regression: least squares in which large coefficients cost something, so that what was hardly tried stays small. */

export class Ridge {
  rows = 0;
  /** sums of products of the columns, and of each column with the target */
  private readonly products: Float64Array;
  private readonly targets: Float64Array;

  constructor(private readonly columns: number) {
    this.products = new Float64Array(columns * columns);
    this.targets = new Float64Array(columns);
  }

  add(row: Float64Array, target: number): void {
    const { columns, products, targets } = this;
    this.rows++;
    for (let i = 0; i < columns; i++) {
      if (row[i] === 0) continue;
      targets[i] += row[i] * target;
      for (let j = 0; j <= i; j++) products[i * columns + j] += row[i] * row[j];
    }
  }

  /** The coefficients. The penalty is in rows, with each column scaled to a mean square of 1; a column of zeros has 0. */
  coefficients(penalty: number): Float64Array {
    const { columns: n, products, targets } = this;
    const scale = Float64Array.from(targets, (_, i) => {
      const sum = products[i * n + i];
      return sum > 0 ? Math.sqrt(this.rows / sum) : 0;
    });
    const matrix = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) matrix[i * n + j] = products[i * n + j] * scale[i] * scale[j];
      const own = scale[i] === 0 ? 1 : this.rows;
      matrix[i * n + i] = own + penalty + SMALL * this.rows;
    }
    const found = solve(
      matrix,
      targets.map((t, i) => t * scale[i]),
    );
    return found.map((x, i) => x * scale[i]);
  }
}

/** Lets columns that say the same be solved. */
const SMALL = 1e-9;

/** Solves a symmetric, positive definite system, of which the lower half is given, by Cholesky's decomposition. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k] * matrix[j * n + k];
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * n + j];
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= matrix[i * n + k] * x[k];
    x[i] /= matrix[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= matrix[k * n + i] * x[k];
    x[i] /= matrix[i * n + i];
  }
  return x;
}
