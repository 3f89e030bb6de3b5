"""The laboratory: arena, training, exact solutions. Kernels need NumPy and Numba alone."""
