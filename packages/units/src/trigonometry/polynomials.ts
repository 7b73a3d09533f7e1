/**
 * Sine and cosine over an eighth of a turn: minimax polynomials (fitted by Remez' exchange for this package), in the
 * square of the angle. Their own error is below 2^-57 and 2^-64 of the function.
 */

/** (sin x / x - 1) / x^2 for z = x^2. */
export function sinePolynomial(z: number): number {
  const w = z * z;
  const upper =
    0.008333333333322118 +
    z * (-0.00019841269829589468 + z * 2.7557313621343964e-6) +
    z * w * (-2.505074775470294e-8 + z * 1.5896229621865627e-10);
  return z * upper - 0.1666666666666663;
}

/** (cos x - 1 + x^2 / 2) / x^2 for z = x^2. */
export function cosinePolynomial(z: number): number {
  const w = z * z;
  return (
    z * (0.041666666666666595 + z * (-0.0013888888888873056 + z * 2.480158728885155e-5)) +
    w * w * (-2.755731417924636e-7 + z * (2.087570083449414e-9 + z * -1.1358536110561878e-11))
  );
}
